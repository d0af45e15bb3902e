import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { GAME_SLUGS } from "../../src/games/registry";
import { loadArtist } from "../../src/table/parts/card/artist";

// A slow or busy machine is no failure.
configure({ asyncUtilTimeout: 60_000 });

// A test may show a card of any game.
await Promise.all(GAME_SLUGS.map(loadArtist));

// The testing library says so only in the first file of those that share its module.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Pages in tests count as hidden, so that they are drawn at once without motion.
Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });

// A cancelled animation is no unhandled rejection in browsers, but it is in happy-dom.
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function (this: Animation) {
  this.finished.catch(() => {});
  cancel.call(this);
};

// Test files share their modules and globals.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});
