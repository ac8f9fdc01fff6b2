// The bare limit: a socket server that only sends back what it was sent. Told over IPC where it listens.
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
server.on('listening', () => process.send?.(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`))
server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))))
