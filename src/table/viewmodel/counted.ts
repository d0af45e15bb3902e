import type { Message } from "../../kernel";
import { say } from "../../text";

/** For example "Points", but "1 Point". */
export const countLabel = ({ key }: Message, count: number) => say({ key, args: { count } });
