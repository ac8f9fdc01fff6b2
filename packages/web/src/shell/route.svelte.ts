// Where in the application somebody is: the part of the address behind #.
export type Route = { readonly at: 'home' } | { readonly at: 'game'; readonly id: string }

function read(): Route {
  const [, at, id] = location.hash.split('/')
  return at === 'game' && id !== undefined && id !== '' ? { at: 'game', id } : { at: 'home' }
}

let route = $state.raw<Route>(read())
addEventListener('hashchange', () => {
  route = read()
})

export const currentRoute = (): Route => route

export const addressOf = (to: Route): string => (to.at === 'game' ? `#/game/${to.id}` : '#/')

export function goTo(to: Route): void {
  location.hash = addressOf(to)
}
