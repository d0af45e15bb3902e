import { useEffect } from "react";
import { type Settings, useSettings } from "../../store/settings";

/** Marks the document with the player's theme and wish for less motion; the style sheets follow. */
export function dress(
  root: HTMLElement,
  { theme, reducedMotion }: Pick<Settings, "theme" | "reducedMotion">,
): void {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = reducedMotion;
}

/** Keeps the document dressed as the settings say. */
export function useDress(): void {
  const theme = useSettings((settings) => settings.theme);
  const reducedMotion = useSettings((settings) => settings.reducedMotion);
  useEffect(() => dress(document.documentElement, { theme, reducedMotion }), [theme, reducedMotion]);
}
