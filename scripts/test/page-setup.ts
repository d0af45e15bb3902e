import "fake-indexeddb/auto";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Nobody looks at the pages of tests: they are drawn at once, without motion.
Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });

// In browsers an animation that is cancelled is no unhandled rejection; in happy-dom it is.
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function (this: Animation) {
  this.finished.catch(() => {});
  cancel.call(this);
};

afterEach(() => cleanup());
