# Builds the page and the template of a new record, then keeps only what running needs.
FROM node:24-bookworm-slim AS build
WORKDIR /hefu
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev --omit=optional

FROM node:24-bookworm-slim
ARG HEFU_COMMIT=unknown
ENV NODE_ENV=production HEFU_HOST=0.0.0.0 HEFU_DATA=/data HEFU_COMMIT=$HEFU_COMMIT
WORKDIR /hefu
COPY --from=build /hefu /hefu
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 7480
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:7480/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/cli/src/main.ts", "start"]
