// Figures of a running server, in the text format of Prometheus.
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper limits of a histogram, in seconds. */
const LIMITS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

interface Histogram {
  readonly counts: number[]
  sum: number
  count: number
}

export interface Metrics {
  count(name: Counter, label?: string): void
  /** Takes note of how long something took, in milliseconds. */
  took(name: Timer, ms: number): void
  /** Everything, with what can be counted only now. */
  text(now: Readonly<Record<Gauge, number>>): string
  close(): void
}

const counters = {
  tollan_messages_total: ['Messages of pages, by kind', 'kind'],
  tollan_refused_total: ['Messages that were refused, by code', 'code'],
  tollan_requests_total: ['Requests, by status', 'status'],
  tollan_faults_total: ['What went wrong that should not', ''],
} as const
const timers = {
  tollan_answer_seconds: 'From a message to the word on it',
  tollan_database_seconds: 'One query',
  tollan_thought_seconds: 'One thought of a player that thinks, without waiting',
} as const
const gauges = {
  tollan_sockets: 'Open sockets',
  tollan_tables: 'Tables in memory',
  tollan_rooms: 'Tables in memory with their game',
  tollan_queue: 'Tables at which something is being done or waits to be done',
  tollan_thoughts: 'Tables whose players think or wait to think',
} as const
type Counter = keyof typeof counters
type Timer = keyof typeof timers
export type Gauge = keyof typeof gauges

export function openMetrics(): Metrics {
  const counted = new Map<Counter, Map<string, number>>()
  const timed = new Map<Timer, Histogram>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const head = (name: string, what: string, type: string): string[] => [`# HELP ${name} ${what}`, `# TYPE ${name} ${type}`]
  return {
    count(name, label = '') {
      const by = counted.get(name) ?? new Map<string, number>()
      counted.set(name, by.set(label, (by.get(label) ?? 0) + 1))
    },
    took(name, ms) {
      const histogram = timed.get(name) ?? { counts: LIMITS.map(() => 0), sum: 0, count: 0 }
      timed.set(name, histogram)
      LIMITS.forEach((limit, i) => {
        if (ms <= limit * 1000) histogram.counts[i] = (histogram.counts[i] ?? 0) + 1
      })
      histogram.sum += ms / 1000
      histogram.count++
    },
    text(now) {
      const lines: string[] = []
      for (const [name, [what, label]] of Object.entries(counters) as [Counter, (typeof counters)[Counter]][]) {
        lines.push(...head(name, what, 'counter'))
        for (const [value, n] of counted.get(name) ?? [['', 0]] as const) lines.push(label === '' || value === '' ? `${name} ${n}` : `${name}{${label}="${value}"} ${n}`)
      }
      for (const [name, what] of Object.entries(timers) as [Timer, string][]) {
        const { counts, sum, count } = timed.get(name) ?? { counts: LIMITS.map(() => 0), sum: 0, count: 0 }
        lines.push(...head(name, what, 'histogram'), ...LIMITS.map((limit, i) => `${name}_bucket{le="${limit}"} ${counts[i] ?? 0}`), `${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`)
      }
      for (const [name, what] of Object.entries(gauges) as [Gauge, string][]) lines.push(...head(name, what, 'gauge'), `${name} ${now[name]}`)
      lines.push(...head('process_resident_memory_bytes', 'Memory', 'gauge'), `process_resident_memory_bytes ${process.memoryUsage.rss()}`)
      const { user, system } = process.cpuUsage()
      lines.push(...head('process_cpu_seconds_total', 'Processor time', 'counter'), `process_cpu_seconds_total ${(user + system) / 1e6}`)
      lines.push(...head('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop', 'gauge'), `nodejs_eventloop_lag_p99_seconds ${delay.percentile(99) / 1e9}`)
      return `${lines.join('\n')}\n`
    },
    close: () => void delay.disable(),
  }
}
