export function CreateJobListPage() {
  return null;
}
export function UpdateJobListPage() {
  return null;
}
