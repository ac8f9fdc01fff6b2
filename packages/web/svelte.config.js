// Read by svelte-check and the Vite plugin: runes everywhere.
export default { compilerOptions: { runes: true } }
