import type { Plugin } from "vite";

const PACKAGE = "react-remove-scroll-bar";
const STAND_IN = `\0playmat:${PACKAGE}`;

/**
 * Modal dialogs and menus would write a <style> element to hide the page's scroll bar, which the content
 * security policy refuses. They get this stand-in, which writes none; they still keep wheel and touch inside.
 */
export function noInjectedStyles(): Plugin {
  return {
    name: "playmat:no-injected-styles",
    enforce: "pre",
    resolveId: (id) => (id === PACKAGE || id.startsWith(`${PACKAGE}/`) ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? SOURCE : undefined),
  };
}

const SOURCE = `
export const zeroRightClassName = "right-scroll-bar-position";
export const fullWidthClassName = "width-before-scroll-bar";
export const noScrollbarsClassName = "with-scroll-bars-hidden";
export const removedBarSizeVariable = "--removed-body-scroll-bar-size";
export const getGapWidth = () => ({ left: 0, top: 0, right: 0, gap: 0 });
export const RemoveScrollBar = () => null;
`;
