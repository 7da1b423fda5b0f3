import 'react';

// Attributes of HTML that React passes on and its types do not know yet:
// https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
