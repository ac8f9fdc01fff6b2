import { rulesIn } from '@tollan/kernel/languages'

rulesIn(new URL('../../', import.meta.url))
