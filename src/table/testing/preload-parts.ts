import { preloadParts } from "../parts/on-demand";

// A test renders the table and looks at it at once.
await preloadParts();
