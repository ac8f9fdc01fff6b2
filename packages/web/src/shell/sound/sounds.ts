// Small sounds, made when they are wanted: nothing is fetched.
export type Sound = 'dice' | 'step' | 'stone' | 'eclipse' | 'turn' | 'triumph'

let context: AudioContext | null = null

/** A browser lets a page sound only after somebody has touched it: until then this is silent. */
function listening(): AudioContext | null {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => {})
  return context.state === 'running' ? context : null
}

/** A level that is there within a moment too short to hear, though long enough not to click, and dies away. */
const ATTACK = 0.002
function fading(audio: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + ATTACK)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(audio.destination)
  return gain
}

const SHARP = 2.5
/** Something hard on something hard. Of noise the filter leaves a narrow band, the narrower the lower it lies: as much is added, so that `loud` means the same at every pitch. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number, lasts: number): void {
  const noise = audio.createBufferSource()
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  noise.buffer = buffer
  const body = audio.createBiquadFilter()
  body.type = 'bandpass'
  body.frequency.value = pitch
  body.Q.value = SHARP
  noise.connect(body).connect(fading(audio, at, loud * Math.sqrt((audio.sampleRate / 2) * (SHARP / pitch)), lasts))
  noise.start(at)
}

function tone(audio: AudioContext, at: number, pitch: number, loud: number, lasts: number): void {
  const voice = audio.createOscillator()
  voice.frequency.value = pitch
  voice.connect(fading(audio, at, loud, lasts))
  voice.start(at)
  voice.stop(at + lasts)
}

/** Partials of a gong stand in no simple ratio. */
const GONG = [1, 1.51, 2.02, 2.74, 3.76]
const gong = (audio: AudioContext, at: number, pitch: number, loud: number): void => GONG.forEach((ratio, i) => tone(audio, at, pitch * ratio, loud / (i + 1), 2.6 / (i * 0.4 + 1)))

const plays: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  dice: (audio, at) => [0, 0.08, 0.15, 0.25].forEach((wait, i) => knock(audio, at + wait, 1900 - i * 160, 0.2 - i * 0.03, 0.11)),
  step: (audio, at) => knock(audio, at, 620, 0.13, 0.16),
  stone: (audio, at) => {
    tone(audio, at, 92, 0.22, 0.28)
    knock(audio, at, 260, 0.18, 0.3)
    knock(audio, at + 0.02, 1300, 0.09, 0.12)
  },
  eclipse: (audio, at) => gong(audio, at, 98, 0.22),
  turn: (audio, at) => [523, 784].forEach((pitch, i) => tone(audio, at + i * 0.12, pitch, 0.16, 0.7)),
  triumph: (audio, at) => [131, 165, 196, 262].forEach((pitch, i) => gong(audio, at + i * 0.22, pitch, 0.12)),
}

/** Plays sounds one after the other, so that each is heard. */
export function sound(wanted: readonly Sound[]): void {
  const audio = wanted.length === 0 ? null : listening()
  if (audio === null) return
  const APART = 0.16
  wanted.forEach((one, i) => plays[one](audio, audio.currentTime + i * APART))
}
