import { cards } from "../cards";
import { rulesWith } from "./rules";

/** The rules with the printed cards. */
export const rules = rulesWith(cards);
