import "./fonts.css";
import "./screens/styles/tokens.css";
import "./screens/styles/base.css";
import "./screens/worlds/worlds.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { keepOffline } from "./screens/offline/offline";
import { dress } from "./screens/settings/theme";
import { useSettings } from "./store/settings";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// Before the first paint, so that a chosen theme does not flash.
dress(document.documentElement, useSettings.getState());

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

keepOffline();
