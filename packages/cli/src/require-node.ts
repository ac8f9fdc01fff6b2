// Imported first. Below 22.18 Node reads TypeScript only behind a flag, and then stumbles later.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(`tollan: needs Node 22.18 or newer and found ${process.versions.node}\n`)
  process.exit(1)
}

export {}
