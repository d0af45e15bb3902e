import type { Message } from "../../../kernel";
import type { Vocabulary } from "../../../language";
import { type Form, formOf, type NodeKind, type Path, type Root, type Slot } from "../../../language/grammar";
import { say } from "../../../text";
import { segmentsOf } from "../../../text/marking";
import { getIn } from "./paths";
import { messageOf, phraseOf } from "./phrases";

/** A part of a sentence; `path` leads to the part of the language that it prints, if it can be changed there. */
export interface SentencePart {
  readonly text: string;
  readonly path?: Path;
}

interface Child {
  readonly node: NodeKind;
  readonly path: Path;
}

/** The parts of the language that are directly inside a slot. */
function childrenOf(
  vocabulary: Vocabulary,
  slot: Slot | Form["slot"],
  value: unknown,
  path: Path,
): readonly Child[] {
  if (value === undefined) return [];
  switch (slot.is) {
    case "node":
      return [{ node: slot.node, path }];
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, at) => childrenOf(vocabulary, slot.item, item, [...path, at]))
        : [];
    case "record":
      return slot.parts.flatMap((part) =>
        childrenOf(vocabulary, part.slot, getIn(value, [part.key]), [...path, part.key]),
      );
    case "one-of":
      return slot.options.flatMap((option) =>
        option.is === "node" && formOf(vocabulary, option.node, value) ? [{ node: option.node, path }] : [],
      );
    default:
      return [];
  }
}

const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "key") === "string";

/** The message with the first part that says the same as `part` between marks; itself if there is none. */
function withMark(whole: Message, part: Message, n: number): Message {
  const wanted = JSON.stringify(part);
  let isFound = false;
  const swap = (value: unknown): unknown => {
    if (isFound) return value;
    if (Array.isArray(value)) return value.map(swap);
    if (!isMessage(value) || value.key === "editor.mark") return value;
    if (JSON.stringify(value) === wanted) {
      isFound = true;
      return { key: "editor.mark", args: { text: value, n } };
    }
    return value.args === undefined
      ? value
      : {
          ...value,
          args: Object.fromEntries(Object.entries(value.args).map(([key, arg]) => [key, swap(arg)])),
        };
  };
  // It has the shape of the message that it was made from.
  return swap(whole) as Message;
}

/** The printed text of a part of the language, divided where its own parts can be changed. */
export function sentenceOf(vocabulary: Vocabulary, { node, value }: Root): readonly SentencePart[] {
  const plain = phraseOf(vocabulary, node, value);
  const form = formOf(vocabulary, node, value);
  const whole = messageOf(vocabulary, node, value);
  if (form === undefined || whole === undefined) return [{ text: plain }];
  const children = childrenOf(vocabulary, form.slot, value, []);
  const unmarked = say(whole);
  // A mark that changes the sentence is left out.
  let kept = whole;
  for (const [n, child] of children.entries()) {
    const part = messageOf(vocabulary, child.node, getIn(value, child.path));
    if (part === undefined) continue;
    const next = withMark(kept, part, n);
    if (segmentsOf(say(next), unmarked) !== undefined) kept = next;
  }
  const segments = segmentsOf(say(kept), unmarked) ?? [{ text: plain }];
  return segments.map(({ text, n }, at) => {
    const path = n === undefined ? undefined : children[n]?.path;
    // A sentence ends once.
    const isEnded = segments[at - 1]?.text.endsWith("…") === true;
    return { text: isEnded ? text.replace(/^\./, "") : text, ...(path && { path }) };
  });
}
