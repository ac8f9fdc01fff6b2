// Where in the application somebody is: the part of the address behind #.
export type Route =
  | { readonly at: 'home' }
  /** The game played last, wherever it is: for who starts the application by this name. */
  | { readonly at: 'continue' }
  /** `rules`: the reference is open over the table, at a rule ('' at its beginning). `online`: the table stands on the network. */
  | { readonly at: 'game'; readonly id: string; readonly rules?: string | undefined; readonly online?: boolean }
  /** A link by which somebody goes on on this device. */
  | { readonly at: 'device'; readonly id: string }
  /** Puzzles: the one of the day, and those before it. */
  | { readonly at: 'puzzle' }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  /** The printed values of a game; `link` is a sheet somebody sent. */
  | { readonly at: 'values'; readonly game: string; readonly link?: string }

const RULES = 'rules'
const ONLINE = 'table'
const VALUES = 'values'

function read(): Route {
  const [, at, id = '', part, rule = ''] = location.hash.split('/').map(decodeURIComponent)
  if ((at === 'game' || at === ONLINE) && id !== '') return { at: 'game', id, online: at === ONLINE, ...(part === RULES ? { rules: rule } : {}) }
  if (at === 'continue' || at === 'puzzle') return { at }
  if (at === 'device' && id !== '') return { at, id }
  if (at === RULES && id !== '') return { at, game: id, rule: part ?? '' }
  if (at === VALUES && id !== '') return { at, game: id, link: part ?? '' }
  return { at: 'home' }
}

let route = $state.raw<Route>(read())
addEventListener('hashchange', () => {
  route = read()
})

export const currentRoute = (): Route => route

export function addressOf(to: Route): string {
  if (to.at === 'game') return `#/${to.online === true ? ONLINE : 'game'}/${to.id}${to.rules === undefined ? '' : `/${RULES}/${to.rules}`}`
  if (to.at === 'continue' || to.at === 'puzzle') return `#/${to.at}`
  if (to.at === 'device') return `#/device/${to.id}`
  if (to.at === 'values') return `#/${VALUES}/${to.game}${to.link === undefined || to.link === '' ? '' : `/${to.link}`}`
  return to.at === 'rules' ? `#/${RULES}/${to.game}/${to.rule}` : '#/'
}

/** The same table with the reference open at a rule, or closed. */
export const withRules = (rules?: string): Route => (route.at === 'game' ? { ...route, rules } : route)

export function goTo(to: Route): void {
  location.hash = addressOf(to)
}

/** Goes there without a step back to where one is: for closing what was opened. */
export function leaveFor(to: Route): void {
  location.replace(addressOf(to))
}

/** The address of a rule from where one is: over the table in a game, else a page of its own. */
export function addressOfRule(rule: string, game: string): string {
  return addressOf(route.at === 'game' ? { ...route, rules: rule } : { at: 'rules', game, rule })
}
