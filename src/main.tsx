import "./ui/styles/fonts.css";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import "./screens/games/palettes";
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { loadHome } from "./screens/home/load";
import { RESTARTED } from "./screens/home/watchdog";
import { registerServiceWorker } from "./screens/offline/offline";
import { parseRoute } from "./screens/routing/route";
import { applyLanguage } from "./screens/settings/language";
import { applyTheme } from "./screens/settings/theme";
import { useSettings } from "./store/settings/settings";
import { surviveTranslation } from "./ui/translated-page";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

surviveTranslation();
// Before the first paint, so that a chosen theme does not flash.
applyTheme(document.documentElement, useSettings.getState());

/** Replaces the prerendered landing page with the live one. */
function Opened({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.getElementById("first")?.remove();
    try {
      sessionStorage.removeItem(RESTARTED);
    } catch {
      // Without such storage the page does not restart, either.
    }
  }, []);
  return children;
}

/**
 * Renders once the language and the first screen are loaded, or in English when the language cannot be. Works in small
 * steps, so that nothing is blocked.
 */
async function open(at: HTMLElement): Promise<void> {
  const isLanding = parseRoute(location.hash.slice(1)).kind === "home";
  const first = isLanding ? loadHome().catch(() => null) : null;
  await Promise.all([applyLanguage(useSettings.getState().language), first]);
  startTransition(() =>
    createRoot(at).render(
      <StrictMode>
        <Opened>
          <App />
        </Opened>
      </StrictMode>,
    ),
  );
}

void open(root);
registerServiceWorker();
