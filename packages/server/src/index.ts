export { openServer, type OpenServer, type ServerOptions } from './server.ts'
