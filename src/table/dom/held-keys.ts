/**
 * Makes a held key press only once: an element that takes the focus meanwhile is pressed neither by repeats nor, for
 * Space, by the release.
 * @param presses whether Space would press this element.
 * @returns a function that stops it.
 */
export function pressOnce(presses: (target: EventTarget | null) => boolean): () => void {
  let spaceDown: EventTarget | null = null;
  const down = (event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (!repeat) spaceDown = key === " " && presses(target) ? target : null;
    else if ((key === "Enter" || key === " ") && target instanceof Element && target.closest("button, a"))
      event.preventDefault();
  };
  const up = (event: KeyboardEvent) => {
    if (event.key === " " && event.target !== spaceDown) event.preventDefault();
  };
  document.addEventListener("keydown", down, true);
  document.addEventListener("keyup", up, true);
  return () => {
    document.removeEventListener("keydown", down, true);
    document.removeEventListener("keyup", up, true);
  };
}
