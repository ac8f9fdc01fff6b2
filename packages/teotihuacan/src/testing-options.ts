// Options of a game with a name, for the contract.
export const named = (players: number, modules: readonly string[] = [], settings: Readonly<Record<string, number>> = {}, note = '') => ({
  label: [players === 1 ? 'solo' : `${players} players`, ...modules, note].filter((word) => word !== '').join(', '),
  options: { players, modules, settings },
})
