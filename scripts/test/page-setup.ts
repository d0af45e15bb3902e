import "fake-indexeddb/auto";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Nobody looks at the pages of tests: they are drawn at once, not picture by picture.
Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });

afterEach(() => cleanup());
