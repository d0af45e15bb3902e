import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Licences } from "./Licences";

afterEach(() => vi.unstubAllGlobals());

test("lists each package with version and licence, and links to its text", async () => {
  const part = { name: "react", version: "19.3.1", licence: "MIT", file: "react.txt" };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([part])));
  render(<Licences />);
  const link = await screen.findByRole("link", { name: "react 19.3.1, MIT" });
  expect(link.getAttribute("href")).toBe("licences/react.txt");
});

test("without the list the dialog says where the licences are", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("offline")));
  render(<Licences />);
  expect(await screen.findByText(/folder “licences”/)).toBeTruthy();
});
