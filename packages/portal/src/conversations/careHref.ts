/** Where the conversations of an assistant are that need care (AS-6). */
export const careHref = (assistantGuid: string) =>
  `/conversations?assistant=${assistantGuid}&outcome=needsCare`;
