export { openServer, type OpenServer, type ServerOptions } from './server.ts'
export { backUp, restore } from './store/backup.ts'
export { closeStore, openStore, type Store } from './store/store.ts'
