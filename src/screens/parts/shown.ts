/** Longest wait for a picture, in milliseconds: a page that nobody looks at makes none. */
const PATIENCE = 100;

/** Resolves when the picture that answers a press has been made: what takes long begins after it. */
export function shown(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}
