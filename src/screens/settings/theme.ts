import { useEffect } from "react";
import { type Settings, useSettings } from "../../store/settings/settings";

/** Sets the player's theme, text size and reduced motion on the document, for the style sheets. */
export function applyTheme(
  root: HTMLElement,
  { theme, textSize, reducedMotion }: Pick<Settings, "theme" | "textSize" | "reducedMotion">,
): void {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.style.fontSize = textSize === 100 ? "" : `${textSize}%`;
  root.dataset.motion = reducedMotion;
}

/** Keeps theme, text size and motion of the document in step with the settings. */
export function useThemeSync(): void {
  const theme = useSettings((settings) => settings.theme);
  const textSize = useSettings((settings) => settings.textSize);
  const reducedMotion = useSettings((settings) => settings.reducedMotion);
  useEffect(
    () => applyTheme(document.documentElement, { theme, textSize, reducedMotion }),
    [theme, textSize, reducedMotion],
  );
}
