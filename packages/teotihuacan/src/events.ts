export { tell, whisper } from '@tollan/kernel'
