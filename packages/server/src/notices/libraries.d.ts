// What is used of libraries that bring no types of their own.
declare module 'web-push' {
  interface Subscription {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  interface Options {
    readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string }
    readonly TTL: number
    readonly topic?: string
  }
  const webpush: { sendNotification(subscription: Subscription, payload: string, options: Options): Promise<unknown> }
  export = webpush
}

declare module 'nodemailer' {
  interface Mail {
    readonly from: string
    readonly to: string
    readonly subject: string
    readonly text: string
  }
  export function createTransport(url: string): { sendMail(mail: Mail): Promise<unknown>; close(): void }
}

declare module 'uqr' {
  export function renderSVG(text: string, options?: { readonly ecc?: 'L' | 'M' | 'Q' | 'H'; readonly border?: number }): string
}
