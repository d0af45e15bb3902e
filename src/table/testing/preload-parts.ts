import * as parts from "../parts/on-demand";

// A test renders the table and looks at it at once.
await Promise.all(Object.values(parts).map((part) => part.preload()));
