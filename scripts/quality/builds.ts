import { build, type Plugin } from "vite";

const FOLDER = "node_modules/.cache/quality";

/** Folders of the two builds: as shipped, and with cards that count their renders and a pool that can be enlarged. */
export const BUILDS = { shipped: `${FOLDER}/shipped`, counted: `${FOLDER}/counted` } as const;

const CARD = /function TableCard\([^)]*\)(?:: [^{]+)? \{/;

/** Counts renders of cards on the table in `window.cardRenders`. Only in the measured build. */
function countCards(): Plugin {
  return {
    name: "playmat:count-cards",
    enforce: "pre",
    transform: {
      filter: { id: /\/TableCard\.tsx$/ },
      handler(code) {
        if (!CARD.test(code)) this.error("TableCard is not found where its renders could be counted");
        return code.replace(
          CARD,
          (head) => `${head} globalThis.cardRenders = (globalThis.cardRenders ?? 0) + 1;`,
        );
      },
    },
  };
}

const POOL = /poolOf\(\[\.\.\.POOL,/;

/** Repeats the cards of Battle Cores under new names up to the number in `window.largePool`, if it is set. */
function enlargePool(): Plugin {
  const enlarged = `
function enlarged(pool, size) {
  if (size === undefined) return pool;
  return Array.from({ length: size }, (_, i) => {
    const card = pool[i % pool.length];
    return i < pool.length ? card : { ...card, name: card.name + " " + Math.ceil((i + 1) / pool.length) };
  });
}`;
  return {
    name: "playmat:enlarge-pool",
    enforce: "pre",
    transform: {
      filter: { id: /\/games\/battle-cores\/cards\/index\.ts$/ },
      handler(code) {
        if (!POOL.test(code)) this.error("the pool of Battle Cores is not found where it could be enlarged");
        return code.replace(POOL, "poolOf([...enlarged(POOL, globalThis.largePool),") + enlarged;
      },
    },
  };
}

export async function makeBuilds(): Promise<void> {
  const options = { emptyOutDir: true, reportCompressedSize: false };
  await build({ logLevel: "error", build: { ...options, outDir: BUILDS.shipped } });
  await build({
    logLevel: "error",
    plugins: [countCards(), enlargePool()],
    build: { ...options, outDir: BUILDS.counted },
  });
}
