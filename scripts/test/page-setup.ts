import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A slow or busy machine is no failure.
configure({ asyncUtilTimeout: 60_000 });

// Pages in tests count as hidden, so that they are drawn at once without motion.
Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });

// A cancelled animation is no unhandled rejection in browsers, but it is in happy-dom.
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function (this: Animation) {
  this.finished.catch(() => {});
  cancel.call(this);
};

afterEach(() => cleanup());
