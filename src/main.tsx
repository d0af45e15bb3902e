import "./fonts.css";
import "./screens/styles/tokens.css";
import "./screens/styles/base.css";
import "./screens/worlds/worlds.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { keepOffline } from "./screens/offline/offline";
import { speakAs } from "./screens/settings/language";
import { dress } from "./screens/settings/theme";
import { useSettings } from "./store/settings";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// Before the first paint, so that a chosen theme does not flash.
dress(document.documentElement, useSettings.getState());

/** Drawn once the language is there; without it, in English. */
async function open(at: HTMLElement): Promise<void> {
  await speakAs(useSettings.getState().language);
  createRoot(at).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void open(root);
keepOffline();
