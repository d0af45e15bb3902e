import { expect, type Page } from "@playwright/test";

/** The browser's message about a service worker that the configuration blocks. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Messages and requests of a page while it was watched. */
export class Session {
  private readonly complaints: string[] = [];
  private readonly foreign: string[] = [];

  constructor(page: Page) {
    page.on("console", (message) => {
      const isComplaint = message.type() === "error" || message.type() === "warning";
      if (isComplaint && message.text() !== BLOCKED) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.context().on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "localhost") this.foreign.push(request.url());
    });
  }

  /** Expects no error, no breach of the content policy, and no call to another host. */
  expectQuiet(): void {
    expect(this.complaints).toEqual([]);
    expect(this.foreign).toEqual([]);
  }
}
