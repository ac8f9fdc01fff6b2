import { mount } from 'svelte'
import App from './App.svelte'
import { ignoreRepeats } from './shell/keys/repeats.ts'
import { fetchedAhead } from './shell/fetch-ahead.ts'
import { idle } from './shell/frame.ts'
import { listenForInstall } from './shell/offline/install.svelte.ts'
import { registerOffline } from './shell/offline/updates.svelte.ts'
import { applySettings } from './shell/settings.svelte.ts'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'

const target = document.getElementById('app')
if (target === null) throw new Error('the page has no place for the application')
await applySettings()
ignoreRepeats()
listenForInstall()
mount(App, { target })
void idle().then(fetchedAhead).then(registerOffline) // a game comes before everything else
