import { useEffect } from "react";
import { type Settings, useSettings } from "../../store/settings/settings";

/** Sets the player's theme and reduced motion on the document, for the style sheets. */
export function applyTheme(
  root: HTMLElement,
  { theme, reducedMotion }: Pick<Settings, "theme" | "reducedMotion">,
): void {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = reducedMotion;
}

/** Keeps theme and motion of the document in step with the settings. */
export function useThemeSync(): void {
  const theme = useSettings((settings) => settings.theme);
  const reducedMotion = useSettings((settings) => settings.reducedMotion);
  useEffect(() => applyTheme(document.documentElement, { theme, reducedMotion }), [theme, reducedMotion]);
}
