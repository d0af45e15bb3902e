import { join } from "node:path";

/** Usual locations of Chromium and its relatives, by platform, best first. */
export function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  switch (platform) {
    case "darwin": {
      const apps = ["/Applications", join(env.HOME ?? "/", "Applications")];
      const names = ["Chromium", "Google Chrome", "Microsoft Edge"];
      return apps.flatMap((folder) => names.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`));
    }
    case "win32": {
      const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter((root) => !!root);
      const names = [
        "Chromium/Application/chrome.exe",
        "Google/Chrome/Application/chrome.exe",
        "Microsoft/Edge/Application/msedge.exe",
      ];
      return roots.flatMap((root) => names.map((name) => join(root ?? "", name)));
    }
    default:
      return ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(
        (name) => `/usr/bin/${name}`,
      );
  }
}

/** Where a headless shell is installed as a package of its own. */
export const shellPlaces = (): string[] => ["/usr/bin/chromium-headless-shell"];
