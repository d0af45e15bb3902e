/** Set while the page is reloaded because it could not start. */
export const RESTARTED = "playmat.restarted";

/** Milliseconds that the page may still take to start: after an error, and after its program has loaded. */
const GRACE = { error: 5000, load: 20_000 };

const SAYS = {
  en: "Playmat could not be loaded. Check the connection and load the page again.",
  de: "Playmat konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.",
};

/** The program removes the prerendered landing page when it starts. */
const hasStarted = (): boolean => document.getElementById("first") === null;

function wasRestarted(): boolean {
  try {
    return sessionStorage.getItem(RESTARTED) !== null;
  } catch {
    return true;
  }
}

/** Removes the cached program, which may be damaged. Saved matches stay. */
async function dropKept(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function restart(): Promise<void> {
  sessionStorage.setItem(RESTARTED, "");
  await dropKept().catch(() => undefined);
  location.reload();
}

function say(language: keyof typeof SAYS): void {
  const page = document.getElementById("first");
  page?.setAttribute("hidden", "");
  const words = document.createElement("p");
  words.setAttribute("role", "alert");
  words.lang = language;
  words.textContent = SAYS[language];
  document.getElementById("root")?.replaceChildren(words);
}

/**
 * Reloads a page once, without its cached program, when the program cannot be loaded or run. If that does not help,
 * shows a message instead of a landing page without working buttons.
 */
export function watchStart(language: keyof typeof SAYS): void {
  let done = false;
  const check = () => {
    if (done || hasStarted()) return;
    done = true;
    if (navigator.onLine && !wasRestarted()) void restart();
    else say(language);
  };
  const onFault = ({ target }: Event) => {
    // A missing picture does not keep the page from starting.
    if (target === window || target instanceof HTMLScriptElement) setTimeout(check, GRACE.error);
  };
  // Neither errors nor loads of scripts bubble, so they can only be caught in the capture phase.
  addEventListener("error", onFault, true);
  addEventListener("unhandledrejection", onFault);
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === "module") setTimeout(check, GRACE.load);
  };
  document.addEventListener("load", onLoad, true);
}
