# One image for every process: the built application and the server. Tables are kept in /data, or in PostgreSQL with DATABASE_URL.
FROM node:24-bookworm-slim AS build
WORKDIR /tollan
COPY . .
RUN npm ci
RUN node tools/build.ts
RUN npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /tollan
COPY --from=build --chown=node:node /tollan /tollan
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=8080 TOLLAN_DATA=/data TOLLAN_LOG=info
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "--eval", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/src/main.ts", "serve"]
