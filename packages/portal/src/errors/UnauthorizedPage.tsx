import { StatusPage } from './StatusPage.tsx';

/** 'Authorization required' (RT-6). */
export default function UnauthorizedPage() {
  return <StatusPage status={401} />;
}
